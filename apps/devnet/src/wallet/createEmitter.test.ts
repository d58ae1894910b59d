import { expect, test } from 'vitest'
import { createEmitter } from './createEmitter.js'

test('default', () => {
  const emitter = createEmitter()
  const heard: unknown[] = []
  emitter.on('chainChanged', (payload) => heard.push(['first', payload]))
  emitter.on('chainChanged', (payload) => heard.push(['second', payload]))
  emitter.emit('chainChanged', '0x1')
  emitter.emit('accountsChanged', [])
  expect(heard).toEqual([
    ['first', '0x1'],
    ['second', '0x1'],
  ])
})

test('behavior: removes one registration at a time', () => {
  const emitter = createEmitter()
  const heard: unknown[] = []
  const listener = (payload: unknown) => heard.push(payload)
  emitter.on('connect', listener)
  emitter.on('connect', listener)
  emitter.removeListener('connect', listener)
  emitter.removeListener('connect', () => {})
  emitter.emit('connect', 1)
  expect(heard).toEqual([1])
  expect(emitter.counts()).toEqual({ connect: 1 })
  emitter.removeListener('connect', listener)
  expect(emitter.counts()).toEqual({})
})

test('behavior: a listener that removes itself does not skip the next one', () => {
  const emitter = createEmitter()
  const heard: string[] = []
  const first = () => {
    emitter.removeListener('connect', first)
    heard.push('first')
  }
  emitter.on('connect', first)
  emitter.on('connect', () => heard.push('second'))
  emitter.emit('connect', undefined)
  expect(heard).toEqual(['first', 'second'])
})
