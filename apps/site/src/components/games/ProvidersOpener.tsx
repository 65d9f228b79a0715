import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { Button } from '#ui/Button.tsx'

export interface ProvidersOpenerProps {
  id?: string
  label: string
  /** Number of providers that are chosen. */
  count?: number
  onClick: () => void
}

/**
 * Button that opens the choice of providers. It looks the same beside every row of categories: on a
 * phone it leaves the room to them.
 */
export function ProvidersOpener({ id, label, count = 0, onClick }: ProvidersOpenerProps) {
  return (
    <Button id={id} onClick={onClick} aria-haspopup="dialog" className="max-md:px-3">
      <SlidersHorizontal aria-hidden="true" className="size-5 md:hidden" />
      <span className="max-md:sr-only">{label}</span>
      {count > 0 ? (
        <span className="rounded-full bg-ivory px-2 text-12 text-ink">{count}</span>
      ) : null}
      <ChevronDown aria-hidden="true" className="size-4 max-md:hidden" />
    </Button>
  )
}
