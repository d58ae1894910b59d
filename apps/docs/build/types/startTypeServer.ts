import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

/** A place in a file, from 0. */
export type Position = { readonly line: number; readonly character: number }

/** A language server of TypeScript for one folder. */
export type TypeServer = {
  /** Opens files, so that one program has them all. */
  readonly open: (files: readonly { readonly file: string; readonly code: string }[]) => void
  /** Returns the text that an editor shows at each position, as Markdown; `undefined` where there is none. */
  readonly readHovers: (file: string, positions: readonly Position[]) => Promise<(string | undefined)[]>
  readonly stop: () => void
}

/** A message of the Language Server Protocol. */
type Message = {
  readonly id?: number
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/**
 * Starts the language server of the compiler that checks the samples, so that all of them are one program.
 *
 * @param folder With a `tsconfig.json`.
 * @see https://microsoft.github.io/language-server-protocol
 */
export async function startTypeServer(folder: string): Promise<TypeServer> {
  const server = spawn(process.execPath, [tsc, '--lsp', '--stdio'], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const pending = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let lastId = 0
  server.stdout.on('data', createReader(receive))
  server.on('exit', (code) => {
    for (const { reject } of pending.values())
      reject(new Error(`The language server ended with code ${code}.`))
  })

  function receive({ id, method, result, error }: Message): void {
    if (id === undefined) return
    // A request of the server, such as for its configuration: every default is right.
    if (method !== undefined) {
      send({ id, result: null })
      return
    }
    if (error) pending.get(id)?.reject(new Error(error.message))
    else pending.get(id)?.resolve(result)
    pending.delete(id)
  }

  function send(message: Message): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }

  function request(method: string, params: unknown): Promise<unknown> {
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject })
      send({ id, method, params })
    })
  }

  const toUri = (file: string) => pathToFileURL(join(folder, file)).href
  await request('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    // With `diagnostic`, the server computes errors when it is asked for them only.
    capabilities: { textDocument: { hover: { contentFormat: ['markdown'] }, diagnostic: {} } },
  })
  send({ method: 'initialized', params: {} })
  return {
    open(files) {
      for (const { file, code } of files) {
        const languageId = file.endsWith('x') ? 'typescriptreact' : 'typescript'
        const textDocument = { uri: toUri(file), languageId, version: 1, text: code }
        send({ method: 'textDocument/didOpen', params: { textDocument } })
      }
    },
    async readHovers(file, positions) {
      const textDocument = { uri: toUri(file) }
      const hovers = await Promise.all(
        positions.map((position) => request('textDocument/hover', { textDocument, position })),
      )
      return hovers.map(toText)
    },
    stop: () => server.kill(),
  }
}

function toText(hover: unknown): string | undefined {
  const { contents } = (hover ?? {}) as { readonly contents?: { readonly value?: string } }
  return contents?.value
}

/** Returns a listener that joins chunks of bytes to messages. */
function createReader(onMessage: (message: Message) => void): (chunk: Buffer) => void {
  let bytes = Buffer.alloc(0)
  return (chunk) => {
    bytes = Buffer.concat([bytes, chunk])
    for (;;) {
      const end = bytes.indexOf('\r\n\r\n')
      const length = Number(
        /Content-Length: (\d+)/i.exec(bytes.subarray(0, Math.max(end, 0)).toString())?.[1],
      )
      const start = end + 4
      if (end < 0 || bytes.length < start + length) return
      onMessage(JSON.parse(bytes.subarray(start, start + length).toString()))
      bytes = bytes.subarray(start + length)
    }
  }
}
