'use client'

export { App } from '../../apps/readme.js'
