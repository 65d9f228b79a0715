/**
 * Makes all sounds from oscillators and noise. There is no sound until the player switches it on.
 */
export interface Sound {
  /** Switches the sound on or off; returns whether it is on now. */
  toggle(): boolean
  tick(): void
  stop(step?: number): void
  win(size: 'small' | 'big'): void
  loss(): void
  open(step: number): void
}

type Page = Pick<Document, 'visibilityState' | 'addEventListener'>

const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24]

/**
 * Opens the sound of a page. A phone call, or a page in the background, stops the audio context; it
 * is started again here.
 */
export function openSound(page: Page = document): Sound {
  let context: AudioContext | null = null

  const resume = () => {
    if (
      !context ||
      context.state === 'running' ||
      context.state === 'closed' ||
      page.visibilityState !== 'visible'
    )
      return
    // When the browser refuses, the next press tries again.
    context.resume().catch(() => {})
  }
  page.addEventListener('visibilitychange', resume)
  page.addEventListener('pointerdown', resume)

  const tone = (
    frequency: number,
    at: number,
    length: number,
    loudness: number,
    shape: OscillatorType = 'triangle',
  ) => {
    // Sounds that are queued in a stopped context would all be played at once later.
    if (context?.state !== 'running') return
    const start = context.currentTime + at
    const oscillator = new OscillatorNode(context, { type: shape, frequency })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.linearRampToValueAtTime(loudness, start + 0.008)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(start)
    oscillator.stop(start + length)
  }
  const note = (step: number) => 261.63 * 2 ** ((SCALE[step % SCALE.length] ?? 0) / 12)

  return {
    toggle() {
      // Closing the context ends a tune in the middle.
      void context?.close()
      context = context ? null : new AudioContext()
      context?.addEventListener('statechange', resume)
      return context !== null
    },
    tick: () => tone(1400, 0, 0.03, 0.03, 'square'),
    stop(step = 0) {
      tone(130 + step * 14, 0, 0.14, 0.16, 'sine')
      tone(520, 0, 0.04, 0.03, 'square')
    },
    win(size) {
      const notes = size === 'big' ? [0, 2, 3, 5, 7, 8, 10] : [0, 2, 3, 5]
      notes.forEach((step, index) => {
        tone(note(step), index * 0.09, 0.5, 0.09)
      })
    },
    loss: () => tone(110, 0, 0.4, 0.12, 'sawtooth'),
    open: (step) => tone(note(Math.min(step, 10)), 0, 0.3, 0.1),
  }
}
