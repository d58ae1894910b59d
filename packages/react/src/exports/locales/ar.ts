export { ar } from '../../locales/ar.js'
