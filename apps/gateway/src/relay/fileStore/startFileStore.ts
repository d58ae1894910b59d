import { startThread, type ThreadRequest } from '../../database/startThread.js'
import type { AsyncFileStore, FileStore } from './FileStore.js'

type Call = { readonly method: keyof FileStore; readonly parameters?: readonly unknown[] }

/** A call of the thread. */
export type StoreRequest = Pick<ThreadRequest, 'id'> & Call

const methods = [
  'store',
  'acknowledge',
  'findByHash',
  'readPending',
  'sweepAcknowledged',
  'sweepExpired',
  'countUsage',
  'count',
  'isComplete',
  'beginMove',
  'move',
  'endMove',
] as const satisfies readonly (keyof FileStore)[]

/**
 * Opens the file of a mailbox in a thread of its own.
 *
 * @param folder `undefined` keeps the messages in memory, and opens the store with the first call, in this thread: for tests.
 * @param onFailure Called once if the thread ends unexpectedly.
 */
export async function startFileStore(
  folder: string | undefined,
  onFailure: (error: Error) => void = () => {},
): Promise<AsyncFileStore> {
  if (folder === undefined) return openInThisThread()
  const { call, close } = await startThread<Call>(
    {
      url: new URL('./fileStoreThread.mjs', import.meta.url),
      name: 'mailbox',
      workerData: { folder },
    },
    onFailure,
  )
  return toStore((method, parameters) => call({ method, parameters }), close)
}

function openInThisThread(): AsyncFileStore {
  let opening: Promise<FileStore> | undefined
  const openStore = async () => {
    const [{ createFileStore }, { openFile }] = await Promise.all([
      import('./createFileStore.js'),
      import('./openFile.js'),
    ])
    return createFileStore(openFile(undefined))
  }
  const run = async (method: (typeof methods)[number], parameters: readonly unknown[]) => {
    opening ??= openStore()
    const call: (...given: readonly never[]) => unknown = (await opening)[method]
    return call(...(parameters as never[]))
  }
  return toStore(run, async () => (await opening)?.close())
}

/** The parameters and the result of `run` have the types of the method. */
function toStore(
  run: (method: (typeof methods)[number], parameters: readonly unknown[]) => Promise<unknown>,
  close: () => Promise<void>,
): AsyncFileStore {
  const calls = methods.map((method) => [
    method,
    (...parameters: readonly unknown[]) => run(method, parameters),
  ])
  return { ...(Object.fromEntries(calls) as Omit<AsyncFileStore, 'close'>), close }
}
