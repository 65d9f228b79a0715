import type { Component, Element } from './component.ts'
import { type Facts, fillHtml } from './fill.ts'
import type { Found } from './library.ts'
import { htmlOf } from './page.ts'

/** A component as the API answers it. */
export type Shown =
  | { __typename: 'CmsText'; id: string; text: string }
  | {
      __typename: 'CmsImage'
      id: string
      src: string
      alt: string | null
      width: number | null
      height: number | null
    }
  | { __typename: 'CmsLink'; id: string; url: string; label: string }
  | {
      __typename: 'CmsTemplate'
      id: string
      title: string | null
      html: string
      language: string
      publishedAt: string
    }
  | { __typename: 'CmsList'; id: string; items: Shown[] }
  | { __typename: 'CmsMap'; id: string; elements: Shown[] }
  | NamedGame
  | { __typename: 'CmsBoolean'; id: string; value: boolean }
  | { __typename: 'CmsInteger'; id: string; value: number }

/** A game by its id alone; the catalogue knows the rest. */
export interface NamedGame {
  __typename: 'CmsGame'
  id: string
  gameId: string
  /** Only games for small screens count. */
  mobile: boolean
}

export interface ShowOptions {
  /**
   * Returns the values for the gaps of a text in this language: a page that is not translated stays
   * in one language.
   */
  factsIn(language: string): Facts
  mobile: boolean
  /** Address of the casino: links below it lead to its pages. */
  publicUrl?: string
  /** Finds another page that a component names. */
  findPage(id: string): Found | null
}

/** Returns null for what cannot be shown, such as a page that is named and not there. */
export function show(found: Found, id: string, options: ShowOptions): Shown | null {
  return showPart(
    found.component,
    id,
    { ...found, facts: options.factsIn(found.language) },
    options,
  )
}

interface Source extends Found {
  facts: Facts
}

function showPart(
  component: Component,
  id: string,
  from: Source,
  options: ShowOptions,
): Shown | null {
  const { facts } = from
  const fill = (html: string) => fillHtml(html, facts, options.publicUrl)
  switch (component.kind) {
    case 'text':
      return { __typename: 'CmsText', id, text: fill(component.text) }
    case 'image': {
      const { kind: _, ...image } = component
      return { __typename: 'CmsImage', id, ...image }
    }
    case 'link':
      return { __typename: 'CmsLink', id, url: component.url, label: fill(component.label) }
    case 'game':
      return { __typename: 'CmsGame', id, gameId: component.gameId, mobile: options.mobile }
    case 'boolean':
      return { __typename: 'CmsBoolean', id, value: component.value }
    case 'integer':
      return { __typename: 'CmsInteger', id, value: component.value }
    case 'template': {
      const { language, publishedAt } = from
      const title = component.title === null ? null : fill(component.title)
      return {
        __typename: 'CmsTemplate',
        id,
        title,
        html: htmlOf(component, facts, options.publicUrl),
        language,
        publishedAt: publishedAt.toISOString(),
      }
    }
    case 'page': {
      const page = options.findPage(component.templateId)
      return page?.component.kind === 'template' ? show(page, id, options) : null
    }
    case 'list':
      return { __typename: 'CmsList', id, items: showAll(component.items, from, options) }
    case 'map':
      return { __typename: 'CmsMap', id, elements: showAll(component.elements, from, options) }
  }
}

function showAll(elements: readonly Element[], from: Source, options: ShowOptions): Shown[] {
  return elements.flatMap(({ id, component }) => showPart(component, id, from, options) ?? [])
}
