import { isSafeImage } from './addresses.ts'
import type { Component } from './component.ts'
import type { Found } from './library.ts'
import { type Shape, shapeOf, shapeWithin } from './shapes.ts'

/**
 * Each place of a component that players will not see as it was meant, such as `games.2`, with the
 * reason as a translation key.
 */
export type Warnings = Record<string, string>

export interface Surroundings {
  /** A game that is offered to those who will read this; null when there is no such game. */
  findGame(id: string): { demo: boolean } | null
  findPage(id: string): Found | null
  imageOrigins: readonly string[]
}

/**
 * Lists the things that a component names and that are not there, or not for its readers. That is
 * no mistake of writing: a game may come back tomorrow, and a page may be published later.
 */
export function warningsOf(component: Component, id: string, around: Surroundings): Warnings {
  const warnings: Warnings = {}
  walk(component, shapeOf(id), [])
  return warnings

  function walk(part: Component, shape: Shape | null, path: readonly string[]): void {
    const problem = problemOf(part, shape, around)
    if (problem) warnings[path.join('.')] = problem
    const elements = part.kind === 'map' ? part.elements : part.kind === 'list' ? part.items : []
    for (const element of elements)
      walk(element.component, shapeWithin(shape, element.id), [...path, element.id])
  }
}

function problemOf(part: Component, shape: Shape | null, around: Surroundings): string | null {
  switch (part.kind) {
    case 'game':
      return around.findGame(part.gameId) ? null : 'content.unknown_game'
    case 'page':
      return isPage(part.templateId, around) ? null : 'content.unknown_page'
    case 'image':
      return isSafeImage(part.src, around.imageOrigins) ? null : 'content.unsafe_address'
    case 'text':
      if (shape === 'DemoId') return demoProblem(around.findGame(part.text.trim()))
      return shape === 'PageId' && !leadsToPage(part.text.trim(), around)
        ? 'content.unknown_page'
        : null
    default:
      return null
  }
}

function demoProblem(game: { demo: boolean } | null): string | null {
  if (!game) return 'content.unknown_game'
  return game.demo ? null : 'content.no_demo'
}

function isPage(id: string, { findPage }: Surroundings): boolean {
  return findPage(id)?.component.kind === 'template'
}

/** A component may be the page of another id. */
function leadsToPage(id: string, around: Surroundings): boolean {
  const named = around.findPage(id)?.component
  return isPage(named?.kind === 'page' ? named.templateId : id, around)
}
