import { type ComponentType, createElement, Suspense, use, useEffect, useRef, useState } from 'react'
import { lazyModule, TRY_AGAIN_AFTER_MS } from './lazy-module.ts'

/** A section wakes up when it is this far from the window, in heights of the window: before anybody can press anything in it. */
const NEAR = '75%'

const LONGEST_PAUSE_MS = 60_000

export interface LaterSectionOptions {
  /** Room in pixels that is kept for the section where no server has drawn it. */
  height: number
  /** Of the box around it. */
  className?: string
}

const loads: (() => Promise<unknown>)[] = []

/** The server draws every section awake. To be called once their pages are loaded. */
export async function loadLaterSections(): Promise<void> {
  await Promise.all(loads.map((load) => load()))
}

/**
 * A section of a page that sleeps until it comes near the window. Asleep it is the HTML that the server drew: its code is not fetched,
 * React does not walk through it, and its links work. What is pressed in it wakes it up, and is pressed again once it is awake. Code that
 * cannot be had is asked for again, and the HTML stays meanwhile.
 */
export function laterSection<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { height, className }: LaterSectionOptions,
): ComponentType<Props> {
  const { load, peek } = lazyModule(fetchPart)
  loads.push(load)

  function Content({ ready, props, onAwake }: { ready: Promise<ComponentType<Props>>; props: Props; onAwake: () => void }) {
    useEffect(onAwake, [onAwake])
    return createElement(peek() ?? use(ready), props)
  }

  return function LaterSection(props) {
    const [{ ready, wake }] = useState(() => openBed(load))
    const { room, onAwake } = useWaking(wake)
    return (
      <div ref={room} className={className}>
        <Suspense fallback={<Asleep room={room} height={height} wake={wake} />}>
          <Content ready={ready} props={props} onAwake={onAwake} />
        </Suspense>
      </div>
    )
  }
}

/**
 * React draws this when something above changes while the section sleeps: the HTML that stands there, once more. Where there is none,
 * because the page was drawn here, the section wakes up at once: the page is to be as high as it was when one comes back to it.
 */
function Asleep({ room, height, wake }: { room: { current: HTMLElement | null }; height: number; wake: () => void }) {
  const [html] = useState(() => room.current?.innerHTML ?? '')
  useEffect(() => {
    if (html === '') wake()
  }, [html, wake])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the document holds already.
  return <div style={html ? undefined : { minHeight: height }} dangerouslySetInnerHTML={{ __html: html }} />
}

function openBed<Module>(load: () => Promise<Module>): { ready: Promise<Module>; wake: () => void } {
  let wake = () => {}
  const ready = new Promise<void>((resolve) => {
    wake = resolve
  }).then(() => loadAtLast(load))
  return { ready, wake }
}

async function loadAtLast<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let pauseMs = 2 * TRY_AGAIN_AFTER_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

/** Wakes the section when it comes near or is pressed, and presses again what was pressed too early. */
function useWaking(wake: () => void) {
  const room = useRef<HTMLDivElement>(null)
  const awake = useRef(false)
  const pressed = useRef<Element>(null)

  useEffect(() => {
    const near = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), {
      rootMargin: `${NEAR} 0px`,
    })
    if (room.current) near.observe(room.current)

    function onPress(event: MouseEvent) {
      const { target } = event
      if (awake.current || !(target instanceof Element) || !room.current?.contains(target)) return
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      pressed.current = target
      wake()
    }

    addEventListener('click', onPress, { capture: true })
    return () => {
      near.disconnect()
      removeEventListener('click', onPress, { capture: true })
    }
  }, [wake])

  const [onAwake] = useState(() => () => {
    awake.current = true
    const target = pressed.current
    pressed.current = null
    if (target?.isConnected) target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })
  return { room, onAwake }
}
