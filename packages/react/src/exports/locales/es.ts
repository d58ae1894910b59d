export { es } from '../../locales/es.js'
