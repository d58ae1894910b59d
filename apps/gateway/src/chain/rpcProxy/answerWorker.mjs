// @ts-check
/** Parses large answers of nodes in a thread. This file is JavaScript, because a worker of Node 20 needs a loader for TypeScript. */
import { parentPort } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
const { parseAnswers, parseMessage } = await import('./parseAnswers.ts')

parentPort?.on('message', (/** @type {import('./createAnswerParser.js').ParseRequest} */ { bytes, form }) => {
  const text = Buffer.from(bytes).toString()
  parentPort?.postMessage(form === 'message' ? parseMessage(text) : parseAnswers(text, form))
})
