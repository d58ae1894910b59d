// @ts-check
/**
 * Runs the embedded database in a worker thread. This file is JavaScript, because a worker of Node 20 needs a loader for
 * TypeScript, and the loader takes longer to start than the database.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { describeThreadError } from './describeThreadError.mjs'

/** @typedef {import('./startDatabaseWorker.js').WorkerRequest} WorkerRequest */
/** @typedef {import('./startThread.js').ThreadReply} ThreadReply */
/** @typedef {import('./startDatabaseWorker.js').WorkerOptions} WorkerOptions */

/** Returns its bytes without a copy: those of Node's `Blob` take longer than unpacking the archive. */
class Archive extends Blob {
  #bytes

  /** @param {ArrayBuffer} bytes */
  constructor(bytes) {
    super()
    this.#bytes = bytes
  }

  /** @override */
  async arrayBuffer() {
    return this.#bytes
  }
}

/**
 * Options of a database in memory. Postgres clears its shared buffers when it starts, 128 MB by default, and they would
 * only be a copy of data that is in memory.
 */
const inMemory = { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=1MB'] }

/**
 * @param {WorkerOptions} options
 * @returns {Promise<PGlite>}
 */
async function open({ folder, archive, initdbArguments }) {
  const content = archive
    ? { loadDataDir: new Archive(archive) }
    : { initDbStartParams: [...(initdbArguments ?? [])] }
  return folder === undefined ? PGlite.create({ ...inMemory, ...content }) : PGlite.create(folder, content)
}

/**
 * @param {PGlite} database
 * @param {WorkerRequest} request
 * @returns {Promise<unknown>}
 */
async function run(database, request) {
  switch (request.method) {
    case 'query': {
      const rowMode = request.isArrayMode ? 'array' : 'object'
      const { rows } = await database.query(request.sql, [...request.parameters], { rowMode })
      return rows
    }
    case 'exec':
      await database.exec(request.sql)
      return undefined
    case 'dump': {
      const archive = await database.dumpDataDir('none')
      return archive.arrayBuffer()
    }
    case 'close':
      return database.close()
  }
}

/**
 * Whether the database cannot continue after an error: WebAssembly aborted, or Postgres would have ended its process.
 *
 * @param {unknown} error
 */
function isFatal(error) {
  if (!(error instanceof Object)) return false
  if ('severity' in error) return error.severity === 'PANIC' || error.severity === 'FATAL'
  return error instanceof WebAssembly.RuntimeError || ('name' in error && error.name === 'ExitStatus')
}

const port = parentPort
if (!port) throw new Error('databaseWorker.mjs must run in a worker thread')

/** @param {ThreadReply} reply */
const send = (reply) => port.postMessage(reply)

try {
  const database = await open(workerData)
  port.on('message', async (/** @type {WorkerRequest} */ request) => {
    const { id } = request
    try {
      send({ id, value: await run(database, request) })
    } catch (error) {
      send({ id, error: describeThreadError(error) })
      // The uncaught error ends the thread, and the gateway reports it.
      if (isFatal(error)) throw error
    }
    if (request.method === 'close') port.close()
  })
  send({ id: 0, value: undefined })
} catch (error) {
  send({ id: 0, error: describeThreadError(error) })
}
