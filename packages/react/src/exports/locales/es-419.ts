export { es419 } from '../../locales/es-419.js'
