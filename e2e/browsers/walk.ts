import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Step, Visit } from './visit.ts'

/** The outcome of each step, up to the one that could not be done. */
export interface Walked {
  name: string
  steps: readonly Taken[]
}

export interface Taken {
  name: string
  tookMs: number
  isDone: boolean
  notes: readonly string[]
  problems: readonly string[]
}

/** Walks until the first step that cannot be done; each leaves a picture in the folder. */
export async function walk(
  name: string,
  story: readonly Step[],
  visit: Visit,
  folder: string,
): Promise<Walked> {
  mkdirSync(folder, { recursive: true })
  const steps: Taken[] = []
  for (const [place, step] of story.entries()) {
    const picture = join(
      folder,
      `${String(place + 1).padStart(2, '0')}-${step.name.replaceAll(' ', '-')}.png`,
    )
    const taken = await take(step, visit, picture)
    steps.push(taken)
    console.log([`${name}: ${step.name}`, ...taken.notes, ...taken.problems].join('\n  '))
    if (!taken.isDone) break
  }
  return { name, steps }
}

/** The picture is taken in any case. */
async function take(
  { name, go, frames = [] }: Step,
  visit: Visit,
  picture: string,
): Promise<Taken> {
  const { browser } = visit
  const errorsBefore = browser.errors().length
  const started = performance.now()
  const problems: string[] = []
  const notes: string[] = []
  const isDone = await noting(problems, async () => {
    const note = await go(visit)
    if (typeof note === 'string') notes.push(note)
  })
  const tookMs = performance.now() - started
  await noting(problems, async () => {
    writeFileSync(picture, await browser.screenshot(frames))
    for (const { what, leftPx, rightPx, windowPx } of await browser.beside(frames))
      problems.push(`${what} stands from ${leftPx} to ${rightPx} px in a window of ${windowPx} px`)
  })
  problems.push(
    ...browser
      .errors()
      .slice(errorsBefore)
      .map((each) => `the page says: ${each}`),
  )
  return { name, tookMs, isDone, notes, problems }
}

async function noting(problems: string[], act: () => Promise<void>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    problems.push(error instanceof Error ? withCause(error) : String(error))
    return false
  }
}

function withCause({ name, message, cause }: Error): string {
  const text = message || name
  return cause instanceof Error ? `${text} ${cause.message}` : text
}
