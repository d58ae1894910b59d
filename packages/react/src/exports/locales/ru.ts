export { ru } from '../../locales/ru.js'
