import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkButton } from './LinkButton.tsx'

test('a link to another site opens in another tab, and an internal one in its place', () => {
  const drawn = (href: string) => renderToStaticMarkup(<LinkButton href={href}>Go</LinkButton>)
  expect(drawn('https://example.org/x')).toContain('target="_blank" rel="noopener"')
  expect(drawn('/vip')).not.toContain('target')
})
