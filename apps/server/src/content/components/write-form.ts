import type { Component, Element, Form } from './component.ts'

/** A component as an editor writes it: what `readForm` has read, with its texts sanitised. */
export function writeForm(component: Component): Form {
  switch (component.kind) {
    case 'text':
      return component.text
    case 'image':
      return present({
        image: component.src,
        alt: component.alt,
        width: component.width,
        height: component.height,
      })
    case 'link':
      return { link: component.url, label: component.label }
    case 'game':
      return { game: component.gameId }
    case 'boolean':
    case 'integer':
      return component.value
    case 'template':
      return present({ title: component.title, ...component.source })
    case 'page':
      return { template: component.templateId }
    case 'list':
      return component.items.map(writeItem)
    case 'map':
      return Object.fromEntries(
        component.elements.map((element) => [element.id, writeForm(element.component)]),
      )
  }
}

/** An item whose id is not just its place keeps it. */
function writeItem({ id, component }: Element, index: number): Form {
  const form = writeForm(component)
  const named = typeof form === 'object' && !Array.isArray(form) && id !== String(index + 1)
  return named ? { id, ...form } : form
}

function present(fields: Record<string, Form | null>): Form {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, Form] => entry[1] !== null),
  )
}
