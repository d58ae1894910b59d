import { defineApp } from './vite/defineApp.ts'

export default defineApp()
