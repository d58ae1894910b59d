export { glass, mono, sharp, soft } from '@latchkit/ui/themes'
