import { expect, test } from 'vitest'
import { readTopic } from './readTopic.js'

test.each([
  [{ topic: 'abc' }, 'abc'],
  [{ topic: '' }, ''],
  [{ topic: 7 }, ''],
  [{ topic: null }, ''],
  [{}, ''],
  [null, ''],
  [undefined, ''],
  ['abc', ''],
  [7, ''],
])('default: the topic of %j is %j', (given, topic) => {
  expect(readTopic(given)).toBe(topic)
})
