import { useEffect, useState } from 'react'
import { watchPresses } from './press.ts'

let presses: ReturnType<typeof watchPresses> | undefined

/**
 * Returns the value; a value that changes during a press of the pointer is returned only after that
 * press. It is for elements that move others when they come or go: a click goes to what lies under
 * the pointer at its release, and a press beside a field shows its error.
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
