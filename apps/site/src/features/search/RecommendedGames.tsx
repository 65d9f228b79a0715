import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { GameSkeletons } from '../../components/games/GameSkeleton.tsx'
import { GameTile } from '../../components/games/GameTile.tsx'
import { GameTileFragment, type TileGame, withoutRepeats } from '../../components/games/game.ts'
import { ListProblem } from '../../components/games/ListProblem.tsx'
import { graphql } from '../../lib/graphql.ts'
import { MobileContext } from '../../lib/mobile-context.ts'
import { useQuery } from '../../lib/use-query.ts'

const RecommendedGamesQuery = graphql(
  `
    query RecommendedGames($mobile: Boolean!) {
      collection(input: { mobile: $mobile }) {
        games(input: { page: 0, records: 12 }) {
          edges { results { ...GameTile } }
        }
      }
    }
  `,
  [GameTileFragment],
)

const SKELETONS = 12

/** The games that most people play at the moment, less those that were found already. */
export function RecommendedGames({ from, known }: { from: string; known: readonly TileGame[] }) {
  const { t } = useTranslation('search')
  const { t: words } = useTranslation('common')
  const mobile = use(MobileContext)
  const [{ data, error, fetching }, refetch] = useQuery({
    query: RecommendedGamesQuery,
    variables: { mobile },
  })
  const games = withoutRepeats(data?.collection.games.edges.results ?? []).filter(
    (game) => !known.some(({ id }) => id === game.id),
  )
  if (!data && error && !fetching)
    return <ListProblem text={t('game_list_error')} onRetry={refetch} />
  if (data && games.length === 0) return null
  return (
    <section aria-label={t('recommended')}>
      <h3 className="mb-4 text-22">{t('recommended')}</h3>
      <div className="game-grid">
        {data ? (
          games.map((game) => <GameTile key={game.id} game={game} t={words} from={from} />)
        ) : (
          <GameSkeletons count={SKELETONS} />
        )}
      </div>
    </section>
  )
}
