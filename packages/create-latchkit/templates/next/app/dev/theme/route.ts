import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Saves the theme of the panel to `src/theme.json`, in development only. */
export async function PUT(request: Request): Promise<Response> {
  if (process.env.NODE_ENV !== 'development') return new Response(null, { status: 404 })
  // A page of another site cannot send this header.
  if (request.headers.get('content-type') !== 'application/json') return new Response(null, { status: 415 })
  const theme: unknown = await request.json()
  const path = join(process.cwd(), 'src/theme.json')
  // Next.js must never read half of the file.
  await writeFile(`${path}.new`, `${JSON.stringify(theme, null, 2)}\n`)
  await rename(`${path}.new`, path)
  return new Response(null, { status: 204 })
}
