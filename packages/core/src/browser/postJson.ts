/** Sends one JSON-RPC request to a server. Returns its response, not parsed. */
export async function postJson(url: string, body: object, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()).slice(0, 200)}`)
  return response.json()
}
