import { MAX_PROFILE_IMAGE_BYTES } from '#contract/limits';
import { profileImageProblem, profileImageRefusal } from './profile-image-rules';

const file = (changes: Partial<Pick<File, 'name' | 'type' | 'size'>> = {}) => ({
  name: 'loretta.jpg',
  type: 'image/jpeg',
  size: 90_000,
  ...changes,
});

describe('a chosen profile image', () => {
  it('may be any image under 5MB, an iPhone picture without a type too', () => {
    expect(profileImageProblem(file({ size: MAX_PROFILE_IMAGE_BYTES - 1 }))).toBeNull();
    expect(profileImageProblem(file({ name: 'IMG_1.HEIC', type: '' }))).toBeNull();
  });

  it('is refused when it is too large', () => {
    expect(profileImageProblem(file({ size: MAX_PROFILE_IMAGE_BYTES }))).toEqual({
      title: 'Image Too Large',
      description: 'Image must be smaller than 5MB. Please choose a smaller file.',
      destructive: true,
    });
  });

  it('is refused when it is no image', () => {
    expect(profileImageProblem(file({ name: 'song.mp3', type: 'audio/mpeg' }))).toEqual({
      title: 'Invalid File Type',
      description: 'Please select an image file (JPG, PNG, etc.)',
      destructive: true,
    });
  });

  it('is told its size first when it is both', () => {
    const film = file({ name: 'show.mp4', type: 'video/mp4', size: MAX_PROFILE_IMAGE_BYTES });
    expect(profileImageProblem(film)?.title).toBe('Image Too Large');
  });

  it('is judged once more when it is sent', () => {
    expect(profileImageRefusal(file())).toBeNull();
    expect(profileImageRefusal(file({ size: MAX_PROFILE_IMAGE_BYTES }))).toBe(
      'Profile image must be smaller than 5MB',
    );
  });
});
