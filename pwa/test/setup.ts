import { configure } from '@testing-library/dom';
import 'fake-indexeddb/auto';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

// jsdom lacks these; browsers have them all.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder;
globalThis.matchMedia ??= () => new EventTarget() as MediaQueryList;
globalThis.scrollTo = () => undefined;
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
URL.createObjectURL ??= () => 'blob:chosen';
URL.revokeObjectURL ??= () => undefined;

// A guard against what never comes, not a budget: a busy machine draws slowly.
configure({ asyncUtilTimeout: 5_000 });
