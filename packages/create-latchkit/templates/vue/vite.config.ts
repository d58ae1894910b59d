import vue from '@vitejs/plugin-vue'
import { defineApp } from './vite/defineApp.ts'

export default defineApp(vue())
