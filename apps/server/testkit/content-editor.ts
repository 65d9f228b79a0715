/** Makes the calls of an editor. Each call gets the casino and the headers with the key. */
export function openEditor(casino: () => { url: string }, key: () => Record<string, string>) {
  async function operator(path: string, body?: object, headers: Record<string, string> = {}) {
    const answer = await fetch(`${casino().url}/operator/content${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...key(), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }

  const save = (id: string, body: unknown, more: object = {}) =>
    operator(`/${id}`, { language: 'en', basedOn: 0, body, ...more })

  return { operator, save }
}
