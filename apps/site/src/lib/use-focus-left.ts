import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/**
 * For a message whose button goes together with it, after a press or by itself: `handOn` gets the
 * button when it goes while the keyboard stands at it.
 */
export function useFocusLeft(
  message: RefObject<HTMLElement | null>,
  handOn: (button: HTMLElement) => void,
): void {
  const onLeft = useEffectEvent(handOn)
  useLayoutEffect(() => {
    const shown = message.current
    const { pathname } = location
    let left: HTMLElement | null = null
    const end = new AbortController()
    // The element that had the focus last: a button that is disabled without a network has lost it
    // to nothing else. A press by finger or mouse shows no focus that could be lost.
    document.addEventListener(
      'focusin',
      ({ target }) => {
        const isLeft = target instanceof HTMLElement && shown?.contains(target)
        left = isLeft && target.matches(':focus-visible') ? target : null
      },
      end,
    )
    document.addEventListener(
      'pointerdown',
      () => {
        left = null
      },
      end,
    )
    return () => {
      end.abort()
      // Another page has a place of its own to begin at.
      if (left && location.pathname === pathname) onLeft(left)
    }
  }, [message])
}
