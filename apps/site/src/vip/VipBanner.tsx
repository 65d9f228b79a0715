import { LinkButton } from '#ui/LinkButton.tsx'
import { Html } from '../content/Html.tsx'
import type { VipBlocks } from './vip-blocks.ts'

/** The words stand beside the picture on wide screens, and below it on a phone. */
export function VipBanner({ title, description, background, icon, link }: VipBlocks['banner']) {
  return (
    <section className="relative isolate grid overflow-hidden rounded-panel bg-[#0b1a13] shadow-lift md:min-h-[26rem]">
      <img
        src={background.src}
        alt={background.alt}
        width={background.width ?? 1600}
        height={background.height ?? 700}
        decoding="async"
        className="vip-art w-full object-cover object-[72%_50%] max-md:aspect-[4/3] md:absolute md:inset-0 md:-z-10 md:size-full"
      />
      <div className="grid max-w-xl content-center justify-items-start gap-4 p-6 md:p-[clamp(32px,4vw,64px)]">
        {icon ? <img src={icon.src} alt={icon.alt} width={56} height={56} decoding="async" className="size-14" /> : null}
        <h1 className="text-hero leading-[1.04]">{title}</h1>
        <Html html={description} className="text-[#d5ddd5]" />
        {link ? (
          <LinkButton href={link.url} size="large">
            {link.label}
          </LinkButton>
        ) : null}
      </div>
    </section>
  )
}
