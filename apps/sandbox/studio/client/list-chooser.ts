import { openChooser } from './chooser.ts'

/** One of a list of values, chosen between − and +. */
export interface ListChooser<Value> {
  element: HTMLElement
  chosen(): Value
  choose(value: Value): void
  lock(locked: boolean): void
}

export interface ListChooserOptions<Value> {
  name: string
  values: readonly Value[]
  start: Value
  print(value: Value): string
  onChange(): void
}

export function openListChooser<Value>({
  name,
  values,
  start,
  print,
  onChange,
}: ListChooserOptions<Value>): ListChooser<Value> {
  let [index, locked] = [Math.max(0, values.indexOf(start)), false]
  const chooser = openChooser(name, (step) => {
    if (locked) return
    index = Math.min(Math.max(index + step, 0), values.length - 1)
    show()
    onChange()
  })
  const chosen = () => values[index] as Value
  function show() {
    chooser.show(print(chosen()), {
      less: !locked && index > 0,
      more: !locked && index < values.length - 1,
    })
  }
  show()
  return {
    element: chooser.element,
    chosen,
    choose(value) {
      index = Math.max(0, values.indexOf(value))
      show()
    },
    lock(value) {
      locked = value
      show()
    },
  }
}
