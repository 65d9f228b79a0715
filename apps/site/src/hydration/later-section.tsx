import {
  type ComponentType,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from '#ui/class-names.ts'
import { loadAtLast } from '#web/load-at-last.ts'
import { useLanguage } from '../lib/language-context.ts'
import { fetchedOnce } from './lazy-part.ts'
import { elementAt, placeIn } from './place-in.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * A section wakes up when it is this far from the window, in heights of the window: before a
 * visitor can press anything in it.
 */
const NEAR = '75%'

export interface LaterSectionOptions {
  /**
   * Classes that set `--room`, its usual height. That space is kept free until the section has been
   * laid out or its code is there.
   */
  room: string
  /**
   * Returns whether this player sees something else than what the server drew for visitors: the
   * section wakes up for them.
   */
  useWanted?: () => boolean
  /** Classes of the box around it. */
  className?: string
}

const loads: (() => Promise<unknown>)[] = []

/** The server draws every section awake. To be called once their pages are loaded. */
export async function loadLaterSections(): Promise<void> {
  await Promise.all(loads.map((load) => load()))
}

/**
 * A section of a page that sleeps until it comes near the window. Asleep it is the HTML that the
 * server drew: its code is not fetched, React does not look into it, and its links work. A button
 * that is pressed in it wakes it up, and is pressed again once it is awake. Code that cannot be
 * loaded is requested again, and the HTML stays meanwhile. A section that is drawn in the browser
 * is awake from the start, so that a page is as high as it was when one comes back to it.
 *
 * The server's HTML also costs the browser neither style nor layout before it comes near
 * (later-section.css).
 *
 * It is no boundary of Suspense: React wakes those up whenever anything above changes, or lets a
 * navigation wait for them.
 */
export function laterSection<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { room: roomClass, useWanted = notWanted, className }: LaterSectionOptions,
): ComponentType<Props> {
  const { load, peek } = fetchedOnce(fetchPart)
  const unseen = classNames('later-section', roomClass, className)
  const empty = classNames('later-room', roomClass, className)
  loads.push(load)

  return function LaterSection(props) {
    const [isDrawnHere] = useState(useHydrated())
    const [Part, setPart] = useState(() => (import.meta.env.SSR || isDrawnHere ? peek() : null))
    const [wake] = useState(() =>
      onlyOnce(
        () => void loadAtLast(load).then((part) => startTransition(() => setPart(() => part))),
      ),
    )
    const room = useWaking(Part !== null, isDrawnHere, wake)
    const { language } = useLanguage()
    const [drawnIn] = useState(language)
    const isWanted = useWanted()

    // A sleeping section has the language of the server's HTML, and is read aloud wherever it is.
    useEffect(() => {
      if (language !== drawnIn || isWanted) wake()
    }, [language, drawnIn, isWanted, wake])

    if (Part)
      return (
        <div ref={room} className={isDrawnHere ? className : unseen}>
          <Part {...props} />
        </div>
      )
    if (isDrawnHere) return <div className={empty} />
    // While React takes over the page it leaves such a box as it stands.
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the document holds already.
      <div ref={room} className={unseen} suppressHydrationWarning dangerouslySetInnerHTML={asIs} />
    )
  }
}

const asIs = { __html: '' }

const notWanted = () => false

/**
 * Wakes the section when it comes near or is pressed. The pressed or focused element has to be
 * found again, because the section is drawn again.
 */
function useWaking(isAwake: boolean, isDrawnHere: boolean, wake: () => void) {
  const room = useRef<HTMLDivElement>(null)
  const pressed = useRef<readonly number[]>(null)
  const focused = useRef<readonly number[]>(null)

  useEffect(() => {
    const box = room.current
    if (isAwake) return
    if (isDrawnHere || !box) return wake()

    const near = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && wake(),
      {
        rootMargin: `${NEAR} 0px`,
      },
    )
    near.observe(box)
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('a')) return
      pressed.current = placeIn(box, target)
      wake()
    }
    const onFocus = ({ target }: Event) => {
      focused.current = placeIn(box, target as Element)
    }
    const onBlur = () => {
      focused.current = null
    }
    box.addEventListener('click', onPress)
    box.addEventListener('focusin', onFocus)
    box.addEventListener('focusout', onBlur)
    return () => {
      near.disconnect()
      box.removeEventListener('click', onPress)
      box.removeEventListener('focusin', onFocus)
      box.removeEventListener('focusout', onBlur)
    }
  }, [isAwake, isDrawnHere, wake])

  useLayoutEffect(() => {
    if (!isAwake || !room.current) return
    const [focus, press] = [focused.current, pressed.current]
    focused.current = null
    pressed.current = null
    const at = (place: readonly number[] | null) => place && elementAt(room.current, place)
    if (document.activeElement === document.body) at(focus)?.focus({ preventScroll: true })
    const target = at(press)
    // The press is repeated once React has finished its work.
    if (target)
      queueMicrotask(() =>
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
      )
  }, [isAwake])

  return room
}

function onlyOnce(work: () => void): () => void {
  let done = false
  return () => {
    if (!done) work()
    done = true
  }
}
