import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createAnswerParser } from './createAnswerParser.js'

const { signal } = new AbortController()

function start() {
  const parser = createAnswerParser()
  onTestFinished(parser.close)
  return parser
}

/** Returns the answer of a node whose result is an array of empty arrays, the JSON that takes longest to parse. */
function createArrays(count: number, id = 1): Buffer {
  return Buffer.from(`{"jsonrpc":"2.0","id":${id},"result":[${Array(count).fill('[]').join(',')}]}`)
}

test('default: a small answer is parsed at once', async () => {
  const { parseAnswers } = start()
  const chunks = [Buffer.from('{"id":1,"res'), Buffer.from('ult":18446744073709551615}')]
  expect(await parseAnswers(chunks, undefined, signal)).toEqual([
    { kind: 'result', json: '18446744073709551615' },
  ])
})

test('behavior: a large answer has the same result, in one piece or in many', async () => {
  const { parseAnswers } = start()
  const large = createArrays(100_000)
  const chunks = Array.from({ length: 7 }, (_, index) => large.subarray(index * 50_000, (index + 1) * 50_000))
  const [answer] = (await parseAnswers(chunks, undefined, signal)) ?? []
  expect(answer).toEqual({ kind: 'result', json: large.toString().slice(33, -1) })
  const batch = Buffer.concat([
    Buffer.from('['),
    createArrays(50_000, 2),
    Buffer.from(',{"id":1,"result":"é"}]'),
  ])
  expect(await parseAnswers([batch], 3, signal)).toMatchObject([
    { kind: 'result', json: '"é"' },
    { kind: 'result' },
    undefined,
  ])
})

test('behavior: the thread does other work while an answer of 9 MB is parsed', async () => {
  const { parseAnswers } = start()
  await parseAnswers([createArrays(50_000)], undefined, signal)
  let isParsed = false
  const parsing = parseAnswers([createArrays(3_000_000)], undefined, signal).finally(() => {
    isParsed = true
  })
  let turns = 0
  while (!isParsed) {
    await setImmediate()
    turns += 1
  }
  expect(await parsing).toMatchObject([{ kind: 'result' }])
  // Parsed in this thread, it would end in the first turn.
  expect(turns).toBeGreaterThan(5)
})

test('behavior: the smallest answer that waits is parsed first', async () => {
  const { parseAnswers, parseMessage } = start()
  const order: string[] = []
  const log = (name: string) => () => order.push(name)
  await Promise.all([
    parseAnswers([createArrays(400_000)], undefined, signal).then(log('first')),
    parseAnswers([createArrays(300_000)], undefined, signal).then(log('largest')),
    parseMessage(createArrays(30_000)).then(log('smallest')),
  ])
  expect(order).toEqual(['first', 'smallest', 'largest'])
})

test('behavior: an aborted answer is not parsed', async () => {
  const { parseAnswers } = start()
  const gone = new AbortController()
  const first = parseAnswers([createArrays(200_000)], undefined, signal)
  const second = parseAnswers([createArrays(200_000)], undefined, gone.signal)
  gone.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  await expect(parseAnswers([createArrays(200_000)], undefined, gone.signal)).rejects.toThrow('gone')
  expect(await first).toMatchObject([{ kind: 'result' }])
})

test('error: a text that is not JSON', async () => {
  const { parseAnswers, parseMessage } = start()
  const text = Buffer.from('<html>'.repeat(20_000))
  expect(await parseAnswers([text], undefined, signal)).toEqual([undefined])
  expect(await parseAnswers([text], 2, signal)).toEqual([undefined, undefined])
  expect(await parseMessage(text)).toBeUndefined()
})

test('behavior: a message has the members that a session reads', async () => {
  const { parseMessage } = start()
  const message = Buffer.from('{"id":"a","result":"0x1"}')
  expect(await parseMessage(message)).toEqual({ id: '"a"', result: '"0x1"', error: undefined })
  expect(await parseMessage(createArrays(40_000))).toEqual({ id: '1', result: undefined, error: undefined })
})
