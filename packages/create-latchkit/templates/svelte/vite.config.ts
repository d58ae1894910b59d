import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineApp } from './vite/defineApp.ts'

export default defineApp(svelte())
