import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { MAX_PIXELS } from './image-check.js';
import { WorkBudget } from '#src/common/throttle/work-budget.js';

/** In pixels; of eight bits a channel when nothing else is said. */
interface ImageSize {
  width: number;
  height: number;
  bytesPerSample?: number;
}

/** All decoding of this process, in pixels: one image of the largest kind at a time, or as many usual ones as cores. */
@Injectable()
export class ImageWork extends WorkBudget {
  /** What an image weighs however small it is, so that no more are decoded at once than there are cores. */
  readonly leastWeight = MAX_PIXELS / availableParallelism();

  constructor() {
    super(MAX_PIXELS);
  }

  weightOf({ width, height, bytesPerSample = 1 }: ImageSize): number {
    return Math.max(this.leastWeight, width * height * bytesPerSample);
  }
}
