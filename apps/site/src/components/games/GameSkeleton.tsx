/** A tile of the final size while its game is on the way. */
export function GameSkeleton() {
  return (
    <div className="tile" aria-hidden="true">
      <div className="tile-art skeleton" />
      <p className="tile-name invisible">–</p>
      <p className="tile-brand invisible">–</p>
    </div>
  )
}

export function GameSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => count - index).map((fromLast) => (
    <GameSkeleton key={fromLast} />
  ))
}
