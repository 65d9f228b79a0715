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
  /** What is chosen here, for screen readers. */
  label: string
  chips: readonly Chip<Value>[]
  chosen: NoInfer<Value> | undefined
  onChoose(value: NoInfer<Value>): void
}) {
  return (
    <div className="chips" role="toolbar" aria-label={label}>
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
