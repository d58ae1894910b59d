export { buttons as buttonsUr } from '../../copy/languages/ur/buttons.js'
