import { expect, test } from './story-test.ts'

test('an address that is no page of the built casino is answered as what it is', async ({
  request,
  servers,
}) => {
  const fetchPage = async (path: string) => {
    const answer = await request.get(servers.casino + path, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location ?? answer.headers()['content-type']]
  }
  expect(await fetchPage('/Casino/LIVE_CASINO?brands=A')).toEqual([
    301,
    '/casino/live_casino?brands=A',
  ])
  expect(await fetchPage('/nowhere')).toEqual([302, '/'])
  expect(await fetchPage('/favicon.ico')).toEqual([200, 'image/x-icon'])
  expect(await fetchPage('/.well-known/change-password')).toEqual([
    302,
    '/account/profile/personal_info',
  ])
  for (const path of [
    '/assets/gone.js',
    '/gone.js',
    '/api/gone',
    '/auth/gone',
    '/.well-known/gone',
    '/account-frame/assets/gone.js',
  ])
    expect(await fetchPage(path), path).toEqual([404, 'text/plain; charset=utf-8'])
  for (const path of ['//', '//[', '/vip%00', '/vip?x=%ED%A0%80', '/%zz'])
    expect((await fetchPage(path))[0], path).toBe(400)
})

test('art is kept for ever under the address that pages name it by, and tiles come in the width that a screen shows', async ({
  request,
  servers,
  isMobile,
}) => {
  const html = await (await request.get(`${servers.casino}/promotions`)).text()
  const [art = ''] = html.match(/\/art\/promotions\/[\w-]+\.webp\?v=[\w-]{12}/) ?? []
  const headers = (await request.get(servers.casino + art)).headers()
  expect([headers['content-type'], headers['cache-control']]).toEqual([
    'image/webp',
    'public, max-age=31536000, immutable',
  ])
  const casino = await (await request.get(`${servers.casino}/casino`)).text()
  const widest = isMobile ? 300 : 450
  expect(casino).toMatch(
    new RegExp(`<img srcSet="[^"]*&amp;w=240 240w, [^"]*&amp;w=${widest} ${widest}w"`, 'i'),
  )
})
