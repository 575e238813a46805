export const BOOK_KEY = 'wigglewood-sticker-book';
