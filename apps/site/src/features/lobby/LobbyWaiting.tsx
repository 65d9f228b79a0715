import { Skeleton } from '#ui/Skeleton.tsx'
import { GameSkeletons } from '../../components/games/GameSkeleton.tsx'

/** The promotions' place while they are on their way: one large, two small. */
export function PromotionsWaiting() {
  return (
    <div aria-hidden="true" className="promotions">
      <div className="promos">
        {['large', 'small', 'smaller'].map((size) => (
          <div key={size} className="promo skeleton" />
        ))}
      </div>
    </div>
  )
}

/**
 * Shows the placeholder of a ribbon while its games are fetched: as many tiles as a wide window
 * shows.
 */
export function RibbonWaiting() {
  return (
    <div aria-hidden="true" className="py-5 md:py-7">
      <Skeleton className="mb-4 h-11 w-56 rounded-small" />
      <div className="rail games two-rows">
        <GameSkeletons count={16} />
      </div>
    </div>
  )
}
