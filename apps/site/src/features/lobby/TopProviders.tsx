import { useTranslation } from 'react-i18next'
import { sortBrands } from '../../components/games/brands.ts'
import { RailButtons } from '../../components/games/RailButtons.tsx'
import { useRail } from '../../components/games/use-rail.ts'
import { useShell } from '../../components/settings/use-shell.ts'
import { findPart, gamesOf, imageOf, wordsOf } from './content-parts.ts'
import { providerOrder, topContentIds } from './lobby-content.ts'
import { useContent, useLaterContent } from './use-content.ts'

const MARKS_SHOWN = 3

/**
 * The studios that editors put forward, each a way to its games; in the order of the studios'
 * strip.
 */
export function TopProviders() {
  const { t } = useTranslation(['lobby', 'casino'])
  const { rail, more, scroll } = useRail<HTMLDivElement>()
  const [{ data: shell }] = useShell()
  const [{ data: top, fetching }] = useContent(topContentIds)
  const [{ data: later }] = useLaterContent()
  const highlights = findPart(later?.cmsComponents, 'game_providers')?.items ?? []
  const brands = sortBrands(shell?.brands ?? [], providerOrder(top?.cmsComponents)).flatMap(
    (brand) => {
      const highlight = highlights.find((each) => wordsOf(each, 'provider') === brand.id)
      return highlight ? { ...brand, highlight } : []
    },
  )
  // A row that is put in order later follows the studio that it began with, and then begins in the
  // middle.
  if (brands.length === 0 || (fetching && !top)) return null

  return (
    <section aria-label={t('top_providers')} className="py-5 md:py-7">
      <div className="mb-4 flex items-center gap-4">
        <h2 className="me-auto text-title">{t('top_providers')}</h2>
        <RailButtons more={more} scroll={scroll} />
      </div>
      <div ref={rail} className="rail top-providers">
        {brands.map(({ id, name, logos, games, highlight }) => {
          const behind = imageOf(highlight, 'providerBackground')
          const avatar = imageOf(highlight, 'avatar')
          return (
            <a key={id} href={`/casino?brands=${encodeURIComponent(id)}`} className="top-provider">
              {behind ? (
                <img
                  src={behind.src}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="top-provider-behind"
                />
              ) : null}
              {avatar ? (
                <img
                  src={avatar.src}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="top-provider-avatar"
                />
              ) : null}
              <img
                src={logos.light}
                alt={name}
                height={28}
                loading="lazy"
                decoding="async"
                className="h-7 w-full self-start object-contain ltr:object-left rtl:object-right"
              />
              <span className="text-13 text-muted">
                {t('casino:games_count', { count: games.total })}
              </span>
              <span aria-hidden="true" className="mt-auto flex gap-2">
                {gamesOf(findPart(highlight.elements, 'games'))
                  .slice(0, MARKS_SHOWN)
                  .map((game) => (
                    <img
                      key={game.id}
                      src={game.logo}
                      alt=""
                      width={54}
                      height={72}
                      loading="lazy"
                      decoding="async"
                    />
                  ))}
              </span>
            </a>
          )
        })}
      </div>
    </section>
  )
}
