import { setTimeout as after } from 'node:timers/promises'
import { type Beside, find, isSettled, liesBeside, type Wish } from './in-page.ts'

/**
 * One window of one engine, in what all kinds of drivers can do. A frame is named by the selectors
 * that lead to it from the page.
 */
export interface Driver {
  open(address: string): Promise<void>
  /** Runs the question in the frame; undefined while the frame is not there. */
  run<Argument, Answer>(
    frames: readonly string[],
    question: (argument: Argument) => Answer,
    argument: Argument,
  ): Promise<Answer | undefined>
  /** The element that the question answers with; undefined when it answers with none. */
  pick(
    frames: readonly string[],
    question: (wish: Wish) => unknown,
    wish: Wish,
  ): Promise<Found | undefined>
  /** Types by keys into what has the focus. */
  type(text: string): Promise<void>
  /** A picture of the window, as PNG. */
  screenshot(): Promise<Uint8Array>
  /** Every error that a page threw or wrote to its console until now. */
  errors(): readonly string[]
  close(): Promise<void>
}

export interface Found {
  press(): Promise<void>
}

/** An element on the screen: the first that can be seen, fits the selector and has the text. */
export interface Spot extends Wish {
  frames?: readonly string[]
}

const PATIENCE_MS = 30_000
const LOOK_EVERY_MS = 100
/** Pictures below the fold may be slow; a screenshot does not wait longer for them. */
const SETTLES_WITHIN_MS = 10_000

/**
 * The acts of a visitor in a window, the same in every engine: each act waits until it can be done.
 */
export class Browser {
  readonly #driver: Driver

  constructor(driver: Driver) {
    this.#driver = driver
  }

  open(address: string): Promise<void> {
    return this.#driver.open(address)
  }

  /** Lets shadow roots that this document makes from now on be looked into, also closed ones. */
  async openShadows(): Promise<void> {
    await this.#driver.run(
      [],
      () => {
        const attach = Element.prototype.attachShadow
        Element.prototype.attachShadow = function (init) {
          return attach.call(this, { ...init, mode: 'open' })
        }
      },
      null,
    )
  }

  /** Waits until the page itself follows a link: before, a press loads another document. */
  async waitUntilAwake(css: string): Promise<void> {
    await this.#until(`${css} to be awake`, () =>
      this.#driver.run(
        [],
        (css) =>
          Object.keys(document.querySelector(css) ?? {}).some((key) =>
            key.startsWith('__reactProps'),
          ),
        css,
      ),
    )
  }

  /** Presses it with the pointer, once it stands still, is not disabled and nothing covers it. */
  async press(spot: Spot): Promise<void> {
    await this.#until(`${describe(spot)} to be pressed`, async () => {
      const found = await this.#driver.pick(spot.frames ?? [], find, { ...spot, pressable: true })
      await found?.press()
      return found
    })
  }

  /** Presses a field and types into it by keys, instead of what stands there. */
  async type(spot: Spot, text: string): Promise<void> {
    await this.press(spot)
    await this.#driver.run(
      spot.frames ?? [],
      () => {
        let field = document.activeElement
        while (field?.shadowRoot?.activeElement) field = field.shadowRoot.activeElement
        if (field instanceof HTMLInputElement) field.select()
      },
      null,
    )
    await this.#driver.type(text)
  }

  /** Chooses from a list, as the browser's own list does it. */
  async choose(spot: Spot, value: string): Promise<void> {
    await this.#until(`${describe(spot)} to offer ${value}`, () =>
      this.#driver.run(
        spot.frames ?? [],
        ([css, value]) => {
          const list = document.querySelector<HTMLSelectElement>(css)
          if (!list || ![...list.options].some((each) => each.value === value)) return false
          list.value = value
          for (const type of ['input', 'change'])
            list.dispatchEvent(new Event(type, { bubbles: true }))
          return true
        },
        [spot.css, value] as const,
      ),
    )
  }

  /** Waits until it can be seen. */
  async waitFor(spot: Spot, patienceMs = PATIENCE_MS): Promise<void> {
    await this.text(spot, patienceMs)
  }

  /** Waits until nothing of the kind can be seen. */
  async waitUntilGone(spot: Spot): Promise<void> {
    await this.#until(
      `${describe(spot)} to go`,
      async () => (await this.#driver.pick(spot.frames ?? [], find, spot)) === undefined,
    )
  }

  /** Returns its text, once it can be seen. */
  async text(spot: Spot, patienceMs = PATIENCE_MS): Promise<string> {
    const read = () => this.#driver.run(spot.frames ?? [], find, { ...spot, asText: true })
    return String(
      await this.#until(describe(spot), read, (answer) => typeof answer === 'string', patienceMs),
    )
  }

  /**
   * Waits for fonts, for the pictures that are in sight and for what moves; then takes the picture.
   */
  async screenshot(frames: readonly (readonly string[])[]): Promise<Uint8Array> {
    await this.#driver.run([], () => Reflect.deleteProperty(window, 'isDrawn'), null)
    const isStill = async () => {
      const answers = await Promise.all(
        [[], ...frames].map((each) => this.#driver.run(each, isSettled, null)),
      )
      return answers.every((answer) => answer !== false)
    }
    await this.#until('the page to settle', isStill, Boolean, SETTLES_WITHIN_MS).catch(
      () => undefined,
    )
    return this.#driver.screenshot()
  }

  /** Lists the elements that are wider than their window, in the page and in these frames. */
  async beside(frames: readonly (readonly string[])[]): Promise<Beside[]> {
    const found: Beside[] = []
    for (const each of [[], ...frames])
      found.push(...((await this.#driver.run(each, liesBeside, null)) ?? []))
    return found
  }

  errors(): readonly string[] {
    return this.#driver.errors()
  }

  /**
   * What is looked at may be drawn again meanwhile, or its page be left: then it is looked for
   * again.
   */
  async #until<Answer>(
    what: string,
    look: () => Promise<Answer>,
    isEnough: (answer: Answer) => boolean = Boolean,
    patienceMs = PATIENCE_MS,
  ): Promise<Answer> {
    const end = performance.now() + patienceMs
    let cause: unknown
    for (;;) {
      try {
        const answer = await look()
        if (isEnough(answer)) return answer
      } catch (error) {
        cause = error
      }
      if (performance.now() > end)
        throw new Error(`Waited ${patienceMs / 1000} s for ${what}.`, { cause })
      await after(LOOK_EVERY_MS)
    }
  }
}

function describe({ css, text, begins, frames = [] }: Spot): string {
  const words = text ?? (begins && `${begins}…`)
  return [...frames, css].join(' › ') + (words ? ` “${words}”` : '')
}
