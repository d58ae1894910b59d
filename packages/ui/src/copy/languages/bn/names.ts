// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in Bengali. */
export const names: NamesCopy = {
  choose: {
    title: 'একটি নাম নিন',
    text: 'ঠিকানার চেয়ে নাম পড়া সহজ। অন্যরা নামে পাঠাতে পারেন, আর অ্যাপগুলো নাম দেখায়।',
    action: 'নাম বাছুন',
  },
  unavailable: {
    title: 'নাম পাওয়া যাচ্ছে না',
    text: 'এই নেটওয়ার্কে বা এই অ্যাপে নিবন্ধনের জন্য নাম নেই।',
  },
  label: 'নাম',
  placeholder: 'আপনার নাম',
  checks: {
    empty: 'অন্তত 4টি অক্ষর, সংখ্যা বা হাইফেন।',
    'too-short': 'অন্তত 4টি চিহ্ন।',
    'too-long': 'সর্বোচ্চ 64টি চিহ্ন।',
    characters: 'শুধু a থেকে z পর্যন্ত অক্ষর, সংখ্যা ও এগুলোর মাঝে হাইফেন।',
    checking: 'নাম যাচাই হচ্ছে',
    taken: 'এই নাম নেওয়া হয়ে গেছে।',
    available: '{name} পাওয়া যাচ্ছে।',
    failed: 'নামের প্রস্তাব আনা যায়নি। আবার চেষ্টা করুন।',
  },
  suggestions: 'যেসব নাম পাওয়া যাচ্ছে',
  register: 'নাম নিবন্ধন করুন',
  note: 'আপনি একটি বার্তা সই করবেন। এতে কোনো খরচ নেই।',
  declined: { title: 'অনুরোধ প্রত্যাখ্যাত', text: 'কিছুই নিবন্ধন করা হয়নি।' },
  failed: '{name} নামটি নিবন্ধন করা যায়নি',
  failedText: 'একটু পরে আবার চেষ্টা করুন।',
  none: { title: 'কোনো নিবন্ধন নেই', text: 'অ্যাকাউন্ট বদলে গেছে, অথবা কিছুই নিবন্ধন হচ্ছে না।' },
  signing: { title: '{wallet} দিয়ে সই করুন', text: 'আপনার নামসহ বার্তাটি সই করুন। এতে কোনো খরচ নেই।' },
  registering: { title: '{name} নিবন্ধন হচ্ছে', text: 'এতে একটু সময় লাগে।' },
  registered: {
    title: '{name} এখন আপনার',
    text: 'অ্যাপগুলো এই অ্যাকাউন্টের জন্য এটি দেখায়, আর অন্যরা এতে পাঠাতে পারেন।',
    action: 'চলুন শুরু করি',
  },
}
