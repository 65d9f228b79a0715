/** A block of the final size while its content is on the way. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton block rounded-tile ${className}`} />
}
