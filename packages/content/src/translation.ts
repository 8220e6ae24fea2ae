/** The same keys with texts of another language, so that a missing or a left-over key is a type error. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };
