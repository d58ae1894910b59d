import react from '@vitejs/plugin-react'
import { defineApp } from './vite/defineApp.ts'

export default defineApp(react())
