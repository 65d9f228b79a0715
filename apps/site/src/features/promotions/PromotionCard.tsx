import { textOf } from '../../components/content/text-of.ts'
import type { Promotion } from './promotion.ts'

export interface PromotionCardProps {
  promotion: Promotion
  href: string
  /** Name of a promotion without a title. */
  fallback: string
  /** `eager` is for cards in sight from the start, `first` for the first of them. */
  priority?: 'first' | 'eager'
}

/**
 * A promotion in the grid: its picture, what it is and what it costs, which is why the words are
 * not cut short.
 */
export function PromotionCard({ promotion, href, fallback, priority }: PromotionCardProps) {
  const { title, description, background } = promotion
  return (
    <a
      href={href}
      data-keep-scroll=""
      aria-haspopup="dialog"
      className="panel group grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-card transition-transform duration-(--hover-ms) ease-lamp hover:-translate-y-1 motion-reduce:hover:translate-y-0"
    >
      <img
        src={background.src}
        alt={background.alt}
        width={background.width ?? 1200}
        height={background.height ?? 600}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === 'first' ? 'high' : undefined}
        decoding="async"
        className="aspect-[3/2] w-full bg-felt-800 object-cover object-[100%_50%]"
      />
      <div className="grid grid-cols-1 content-start gap-2 p-5 pb-6 wrap-anywhere">
        <h2 className="text-22 leading-tight group-hover:text-brass-200">{title || fallback}</h2>
        <p className="text-14 leading-snug text-muted">{textOf(description)}</p>
      </div>
    </a>
  )
}
