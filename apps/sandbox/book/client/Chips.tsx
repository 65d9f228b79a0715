import { useMarkedInSight } from './use-marked-in-sight.ts'

interface Chip<Value> {
  value: Value
  text: string
}

/** A row of choices, of which one is taken at most. */
export function Chips<Value extends string | number>({
  label,
  chips,
  chosen,
  onChoose,
}: {
  /** The name of the choice, for screen readers. */
  label: string
  chips: readonly Chip<Value>[]
  chosen: NoInfer<Value> | undefined
  onChoose(value: NoInfer<Value>): void
}) {
  const strip = useMarkedInSight<HTMLDivElement>(`${chosen} ${chips.length}`)
  return (
    <div className="chips" ref={strip} role="toolbar" aria-label={label}>
      {chips.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          className="chip"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
