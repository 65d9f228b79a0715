import { useEffect, useState } from 'react'
import { watchPresses } from './press.ts'

let presses: ReturnType<typeof watchPresses> | undefined

/**
 * Returns the value; one that changes while something is pressed, only once that press is over. For what takes or leaves room: a click
 * goes to what lies under the pointer at its release, and leaving a field by pressing something is what shows an error.
 */
export function useAfterPress<Value extends string | undefined>(value: Value): Value {
  const [shown, setShown] = useState(value)
  const waits = shown !== value && presses?.isOn() === true
  if (shown !== value && !waits) setShown(value)
  useEffect(() => {
    presses ??= watchPresses(window)
    return waits ? presses.whenOver(() => setShown(value)) : undefined
  }, [waits, value])
  return waits ? shown : value
}
