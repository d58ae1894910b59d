// @ts-check
/** Runs the store of a mailbox in a thread. This file is JavaScript, because a worker of Node 20 needs a loader for TypeScript. */
import { parentPort, workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'
import { describeThreadError } from '../../database/describeThreadError.mjs'

register()
const { createFileStore } = await import('./createFileStore.ts')
const { openFile } = await import('./openFile.ts')

/** @typedef {import('./startFileStore.js').StoreRequest} StoreRequest */
/** @typedef {import('../../database/startThread.js').ThreadReply} ThreadReply */

const port = parentPort
if (!port) throw new Error('fileStoreThread.mjs must run in a worker thread')

/** @param {ThreadReply} reply */
const send = (reply) => port.postMessage(reply)

try {
  const store = createFileStore(openFile(workerData.folder))
  port.on('message', async (/** @type {StoreRequest} */ { id, method, parameters = [] }) => {
    try {
      // The parameters have the types of the method: `startFileStore` creates the request.
      const run = /** @type {(...given: readonly unknown[]) => unknown} */ (store[method])
      send({ id, value: await run(...parameters) })
    } catch (error) {
      send({ id, error: describeThreadError(error) })
    }
    if (method === 'close') port.close()
  })
  send({ id: 0, value: undefined })
} catch (error) {
  send({ id: 0, error: describeThreadError(error) })
}
