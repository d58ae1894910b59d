import { expect, test } from 'vitest'
import { createEmitter } from './createEmitter.js'

test('default', () => {
  const emitter = createEmitter()
  const events: unknown[] = []
  emitter.on('chainChanged', (payload) => events.push(['first', payload]))
  emitter.on('chainChanged', (payload) => events.push(['second', payload]))
  emitter.emit('chainChanged', '0x1')
  emitter.emit('accountsChanged', [])
  expect(events).toEqual([
    ['first', '0x1'],
    ['second', '0x1'],
  ])
})

test('behavior: removes one registration at a time', () => {
  const emitter = createEmitter()
  const events: unknown[] = []
  const listener = (payload: unknown) => events.push(payload)
  emitter.on('connect', listener)
  emitter.on('connect', listener)
  emitter.removeListener('connect', listener)
  emitter.removeListener('connect', () => {})
  emitter.emit('connect', 1)
  expect(events).toEqual([1])
  expect(emitter.counts()).toEqual({ connect: 1 })
  emitter.removeListener('connect', listener)
  expect(emitter.counts()).toEqual({})
})

test('behavior: a listener that removes itself does not skip the next one', () => {
  const emitter = createEmitter()
  const events: string[] = []
  const first = () => {
    emitter.removeListener('connect', first)
    events.push('first')
  }
  emitter.on('connect', first)
  emitter.on('connect', () => events.push('second'))
  emitter.emit('connect', undefined)
  expect(events).toEqual(['first', 'second'])
})
