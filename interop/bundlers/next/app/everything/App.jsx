'use client'

export { App } from '../../apps/everything.js'
