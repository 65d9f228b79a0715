import { LinkButton } from '#ui/LinkButton.tsx'
import { Html } from '../../components/content/Html.tsx'
import type { VipBlocks } from './vip-blocks.ts'

/**
 * The words stand beside the picture on wide screens, otherwise below it; its quiet side is turned
 * to where reading begins.
 */
export function VipBanner({ title, description, background, icon, link }: VipBlocks['banner']) {
  return (
    <section className="relative isolate grid overflow-hidden rounded-panel bg-[#0b1a13] shadow-lift lg:min-h-[26rem]">
      <img
        src={background.src}
        alt={background.alt}
        width={background.width ?? 1600}
        height={background.height ?? 700}
        decoding="async"
        className="mirrored w-full object-cover object-[80%_50%] max-lg:aspect-[3/2] max-sm:aspect-[4/3] lg:absolute lg:inset-0 lg:-z-10 lg:size-full"
      />
      <div className="grid max-w-2xl content-center justify-items-start gap-4 p-6 sm:p-8 lg:max-w-[min(36rem,48%)] lg:p-[clamp(32px,4vw,64px)] lg:pe-0">
        {icon ? (
          <img
            src={icon.src}
            alt={icon.alt}
            width={56}
            height={56}
            decoding="async"
            className="size-14"
          />
        ) : null}
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
