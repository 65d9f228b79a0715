import { useTranslation } from 'react-i18next'
import { LinkButton } from '#ui/LinkButton.tsx'
import { useQuery } from '../lib/use-query.ts'
import { useModalHref } from '../shell/modal-href.ts'
import { ShellQuery } from '../shell/shell-queries.ts'
import { useViewer } from '../shell/viewer.ts'
import ladder from './art/ladder.svg'
import live from './art/live.svg'

/** The promotions at the top; the art of the first is part of the style sheet, so that it is there with the first paint. The first speaks to a visitor of the house, to a player of the tables. */
export function Hero() {
  const { t } = useTranslation('lobby')
  const { status } = useViewer()
  const href = useModalHref()
  const [{ data }] = useQuery({ query: ShellQuery })
  const studios = data?.brands.length ?? 0

  return (
    <section aria-label={t('promotions')} className="hero">
      <article className="promo promo-big">
        <div className="promo-text">
          <span className="eyebrow">{t('hero_eyebrow')}</span>
          <h1>
            {t('hero_title')} <span className="text-brass-400">{t('hero_title_brass')}</span>
          </h1>
          <p>{t('hero_text', { count: studios })}</p>
          <div className="flex flex-wrap gap-2.5">
            {status === 'visitor' ? (
              <LinkButton href={href('register')} tone="action" size="large" className={heroButton} data-keep-scroll="">
                {t('open_an_account')}
              </LinkButton>
            ) : (
              <LinkButton href="/casino/slot_games" tone="action" size="large" className={heroButton}>
                {t('take_a_seat')}
              </LinkButton>
            )}
            <LinkButton href="/casino" size="large" className={heroButton}>
              {t('look_around')}
            </LinkButton>
          </div>
          <small>{t('hero_terms')}</small>
        </div>
      </article>
      <PromoLink href="/casino/live_casino" art={live} eyebrow={t('live_eyebrow')} title={t('live_title')} note={t('live_note')} />
      <PromoLink href="#winners" art={ladder} eyebrow={t('winners_eyebrow')} title={t('winners_title')} note={t('winners_note')} />
    </section>
  )
}

/** On a phone both ways fit side by side. */
const heroButton = 'max-md:min-h-12 max-md:px-4.5 max-md:text-14'

function PromoLink({ href, art, eyebrow, title, note }: { href: string; art: string; eyebrow: string; title: string; note: string }) {
  return (
    <a href={href} className="promo promo-small">
      <img src={art} alt="" width={400} height={300} decoding="async" />
      <span className="promo-text">
        <span className="eyebrow">{eyebrow}</span>
        <strong className="font-display text-[1.625rem] leading-[1.1] font-normal">{title}</strong>
        <small>{note}</small>
      </span>
    </a>
  )
}
